import type { Example } from './example';

export const PUBLIC_EXAMPLES: readonly Example[] = [
  {
    title: 'Articles, a page at a time',
    access: 'public',
    query: `query Articles($first: Int!, $after: String) {
  articles(first: $first, after: $after) {
    nodes {
      id
      title
      publishedAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: { first: 5, after: null },
  },
  {
    title: 'Plans and their prices',
    access: 'public',
    query: `query Plans {
  planOffers {
    id
    name
    durationMonths
    price {
      total {
        minorUnits
        currencyCode
      }
    }
  }
}
`,
  },
  {
    title: 'Exercises for a muscle',
    access: 'public',
    query: `query Exercises($filter: ExerciseFilter!) {
  exercises(filter: $filter) {
    name
    equipment
    level
  }
}
`,
    variables: { filter: { muscle: 'CHEST' } },
  },
  {
    title: 'Trainers and reviews',
    access: 'public',
    query: `query TrainersAndReviews {
  trainers {
    name
    specialty
  }
  reviewSummary {
    average
    count
  }
}
`,
  },
  {
    title: 'A workout plan',
    access: 'public',
    query: `mutation Plan($input: GenerateWorkoutPlanInput!) {
  generateWorkoutPlan(input: $input) {
    text
  }
}
`,
    variables: { input: { goal: 'STRENGTH', experience: 'BEGINNER', location: 'GYM', days: 7 } },
  },
];
