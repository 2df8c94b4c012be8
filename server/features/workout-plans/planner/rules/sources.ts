import type { WorkoutPlanSource } from '../../plan-reason.type';

/** Published guidance behind the rules of the planner. */
export const SOURCES = {
  who_2020: {
    title:
      'World Health Organization: Guidelines on physical activity and sedentary behaviour, 2020, as summarised in the British Journal of Sports Medicine',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7719906/',
  },
  acsm_2026: {
    title:
      'American College of Sports Medicine: Position stand on resistance training, Medicine & Science in Sports & Exercise, April 2026',
    url: null,
  },
  acsm_2009: {
    title:
      'American College of Sports Medicine: Position stand on progression in resistance training for healthy adults, 2009 (abstract on Medscape)',
    url: 'https://www.medscape.com/viewarticle/717047',
  },
  acsm_weight_2009: {
    title: 'American College of Sports Medicine: Position stand on physical activity and weight loss, 2009',
    url: null,
  },
  acsm_rest: {
    title:
      'American College of Sports Medicine: Guidelines for exercise testing and prescription, 9th edition',
    url: null,
  },
  acsm_intensity: {
    title:
      'American College of Sports Medicine: Guidelines for exercise testing and prescription, 10th edition, as quoted in table 1 of an article on PubMed Central',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8581515/',
  },
  acsm_flexibility: {
    title: 'American College of Sports Medicine: Guidelines on flexibility training',
    url: null,
  },
  deload_2023: {
    title: 'Expert consensus on lighter training weeks (Delphi study), Sports Medicine - Open, 2023',
    url: 'https://doi.org/10.1186/s40798-023-00633-0',
  },
} as const satisfies Record<string, Omit<WorkoutPlanSource, 'id'>>;

export type SourceId = keyof typeof SOURCES;
