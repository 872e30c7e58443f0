import type { FactKey, Question } from './framework.ts'

type Asked = Pick<Question, 'ask' | 'example'>
const place = (i: Parameters<Question['ask']>[0]) => i.knowledge.vocabulary.place

/** Questions whose usual wording speaks of buying and selling, for an organization that gives. */
export const CHARITY_QUESTIONS: Readonly<Partial<Record<FactKey, Asked>>> = {
  market: {
    ask: i =>
      `Whom is ${i.profile.companyName} there for: which people, in what area, in what need?`,
    example: i =>
      `“families within fifteen minutes of the ${place(i)} who run short before the month ends”`,
  },
  offer: {
    ask: i => `What does ${i.profile.companyName} give, and roughly what part of the work is each?`,
    example: i =>
      `“${i.knowledge.vocabulary.products} about 60%, the rest is two smaller programs”`,
  },
  rivals: {
    ask: () =>
      'Where do the people you serve, or your donors, go instead, and what is better there? Going without counts too.',
    example: () =>
      '“the church in the next street, open later but the wait is long” or “they just go without”',
  },
  bestCustomers: {
    ask: () =>
      'Whom would you like to reach a hundred more of: people served, donors or both, and what do they come for?',
    example: () => '“working parents who come after five, and donors who give every month”',
  },
  strength: {
    ask: i =>
      `Why do people come to ${i.profile.companyName} rather than elsewhere? Something they said is best.`,
    example: () => '“nobody asked me for papers”',
  },
  constraint: {
    ask: () => 'What stops you from helping more people tomorrow?',
    example: () => '“cold storage, and only one of us drives the truck”',
  },
  goal: {
    ask: i =>
      `What should be different for ${i.profile.companyName} in a year, and is there money set aside for it?`,
    example: () => '“help 900 families a month by June, and we can spend $5,000”',
  },
  channels: {
    ask: () => 'How do people in need and new donors find you today, and which way works best?',
    example: () => '“school nurses send the families; donors come through the newsletter”',
  },
  numbers: {
    ask: () =>
      'Which figures do you trust: people served a month, donors, average gift, how many give again?',
    example: () => '“about 400 families a month, average gift $40, half give again”',
  },
  prices: {
    ask: i =>
      `What does one gift to ${i.profile.companyName} come to on average, and what does it make possible?`,
    example: () => '“$40, which is three boxes”',
  },
  switching: {
    ask: () => 'What makes people in need hesitate to come, and what makes donors stop giving?',
    example: () => '“they fear being seen; cards expire and nobody notices”',
  },
  outcomes: {
    ask: () =>
      'What matters most to the people you serve, and where does everybody let them down? Did you ask any of them, and how many?',
    example: () => '“a short wait, fresh food; asked eight, five said the wait”',
  },
  shares: {
    ask: () =>
      'For each program: what it costs a year, what part of the need you and the largest other helper cover, and is the need growing?',
    example: i =>
      `“${i.knowledge.vocabulary.products} $200k a year, we cover 20%, they cover 30%, growing 5%”`,
  },
}
