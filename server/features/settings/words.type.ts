import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { WORD_LENGTHS, wordsForm, type WordName, type WordsSettings } from '#common/settings/words.form';
import { Validated } from '../../lib/validated';
import { EXPECTED_VERSION, VERSION } from './input-texts';

const textOf = (what: string, name: WordName) => ({
  description: `${what}, up to ${WORD_LENGTHS[name]} characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio.`,
});
const RULES = 'one on each line, its title before a colon';

@ObjectType()
@InputType()
abstract class WordFields implements WordsSettings {
  @Field(() => String, textOf('Title of the home page', 'homeTitle'))
  homeTitle!: string;

  @Field(() => String, textOf('Sentence below it', 'homeLead'))
  homeLead!: string;

  @Field(() => String, textOf('Title of the text about the studio', 'aboutTitle'))
  aboutTitle!: string;

  @Field(() => String, textOf('Text about the studio, a line for each paragraph', 'aboutText'))
  aboutText!: string;

  @Field(() => String, textOf('Sentences at the top of "Why join"', 'whyLead'))
  whyLead!: string;

  @Field(() => String, textOf('Title of the reason about trainers', 'trainerTitle'))
  trainerTitle!: string;

  @Field(() => String, textOf('The reason itself', 'trainerText'))
  trainerText!: string;

  @Field(() => String, textOf('Title of the reason about opening hours', 'earlyTitle'))
  earlyTitle!: string;

  @Field(() => String, textOf('The reason itself', 'earlyText'))
  earlyText!: string;

  @Field(() => String, textOf('Title of the reason about rooms', 'roomTitle'))
  roomTitle!: string;

  @Field(() => String, textOf('The reason itself', 'roomText'))
  roomText!: string;

  @Field(() => String, textOf('Title of the reason about care', 'careTitle'))
  careTitle!: string;

  @Field(() => String, textOf('The reason itself', 'careText'))
  careText!: string;

  @Field(() => String, textOf(`Rules of etiquette, ${RULES}`, 'etiquette'))
  etiquette!: string;

  @Field(() => String, textOf(`Rules of hygiene, ${RULES}`, 'hygiene'))
  hygiene!: string;

  @Field(() => String, textOf(`Key figures at the top of the home page, ${RULES}`, 'facts'))
  facts!: string;

  @Field(() => String, textOf(`What a pass gives, ${RULES}`, 'benefits'))
  benefits!: string;

  @Field(() => String, textOf(`What happens after a pass is paid, ${RULES}`, 'firstVisit'))
  firstVisit!: string;

  @Field(() => String, textOf(`Amenities in the order of their pictures, ${RULES}`, 'amenities'))
  amenities!: string;

  @Field(() => String, textOf('Sentence about the trainers', 'trainersLead'))
  trainersLead!: string;

  @Field(() => String, textOf('Sentence below the weekly timings', 'arrivalNote'))
  arrivalNote!: string;

  @Field(() => String, textOf('Title of "Why join"', 'whyTitle'))
  whyTitle!: string;

  @Field(
    () => String,
    textOf(
      'What comes with a pass: lists, each with a title before a colon and its items below it',
      'offers',
    ),
  )
  offers!: string;

  @Field(() => String, textOf(`How the studio is run, ${RULES}`, 'management'))
  management!: string;

  @Field(() => String, textOf(`Services, ${RULES}`, 'services'))
  services!: string;

  @Field(() => String, textOf(`Ways to train, ${RULES}`, 'fitnessOptions'))
  fitnessOptions!: string;

  @Field(() => String, textOf('Sentences at the top of the nutrition plans', 'nutritionLead'))
  nutritionLead!: string;
}

@ObjectType('StudioWords', { description: 'What pages say about the studio.' })
export class StudioWordsType extends WordFields {
  @Field(() => Int, { description: VERSION })
  version!: number;
}

@Validated(wordsForm)
@InputType({ description: 'All of them.' })
export class UpdateStudioWordsInput extends WordFields {
  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}
