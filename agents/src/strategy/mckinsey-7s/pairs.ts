// What each of the 21 pairs is about: how it reads when it holds, when it does not, and what to ask of it.
type Reading = readonly [holds: string, fails: string, asks: string]

export const PAIRS: Readonly<Record<string, Reading>> = {
  'strategy|structure': [
    'Decisions sit where the plan needs them',
    'The plan needs decisions that sit in the wrong place',
    'Who may decide what the plan asks for',
  ],
  'strategy|systems': [
    'The daily routine carries the plan',
    'The daily routine does not carry the plan',
    'Which routine shows each week whether the plan moves',
  ],
  'strategy|shared-values': [
    'The plan asks for nothing people do not believe in',
    'The plan asks for something other than what people hold dear',
    'What the plan would never be allowed to cost',
  ],
  'strategy|skills': [
    'People can do what the plan asks of them',
    'The plan asks for more than people can do today',
    'Which skill the plan needs first',
  ],
  'strategy|style': [
    'The way of leading leaves the plan time to work',
    'The way of leading cuts across the plan',
    'How long a priority lasts',
  ],
  'strategy|staff': [
    'There are people enough for the plan',
    'The plan needs hands that are not there',
    'Whose hours the plan takes',
  ],
  'structure|systems': [
    'Who decides and how work runs fit each other',
    'Work runs past the people who decide',
    'Which routine crosses two people’s ground',
  ],
  'structure|shared-values': [
    'Responsibility lies with those who care',
    'Responsibility and conviction lie with different people',
    'Who answers for what the name stands for',
  ],
  'structure|skills': [
    'Those who can do it may also decide it',
    'Those who can do it have to ask first',
    'Whether the best person also has the say',
  ],
  'structure|style': [
    'Leaders keep to the order they set up',
    'The order on paper and the habit of leading differ',
    'Who is asked although somebody else decides',
  ],
  'structure|staff': [
    'Everybody knows whose work is whose',
    'Too few people know whose work is whose',
    'Whose work nobody owns',
  ],
  'systems|shared-values': [
    'Routine protects what people are known for',
    'What people are known for depends on nobody forgetting it',
    'Which promise has no routine behind it',
  ],
  'systems|skills': [
    'Know-how is written where others find it',
    'Know-how is not written where others could find it',
    'What only one head knows',
  ],
  'systems|style': [
    'Routine survives a change of mind',
    'A change of mind overrules the routine',
    'Which rule the boss breaks most',
  ],
  'systems|staff': [
    'New people learn from the routine',
    'New people have no routine to learn from',
    'How long a new person needs',
  ],
  'shared-values|skills': [
    'People are good at what they care about',
    'What people care about and what they are good at differ',
    'Which craft is part of the name',
  ],
  'shared-values|style': [
    'Leaders act as they speak',
    'What leaders do speaks against what is believed',
    'When the boss last turned work down',
  ],
  'shared-values|staff': [
    'People stay because of what is believed',
    'What is believed depends on too few people',
    'Why the last one left',
  ],
  'skills|style': [
    'Leaders let people use what they can',
    'Leading leaves little room for what people can',
    'Who may try something',
  ],
  'skills|staff': [
    'What matters can be done by more than one',
    'What matters hangs on too few people',
    'Who could stand in tomorrow',
  ],
  'style|staff': [
    'Leading leaves people time for their work',
    'Leading costs people time they do not have',
    'How people hear of a change',
  ],
}
