import { nearness } from '../related/meaning.ts'

/** Sentences about nothing that anybody searches for. What a question has in common with these it has in common with any text: in some models that is much, in others little. */
export const ANY_SENTENCES = [
  'The cat slept on the warm stones until it rained.',
  'My grandmother kept her letters in a blue tin box.',
  'Rivers run slower where they become wide.',
  'He could not remember the name of that song.',
  'A flock of starlings turned above the field.',
  'The moon was hidden behind the clouds all night.',
  'Der Nebel lag noch lange über dem See.',
  'Das Kind zählte die Stufen bis zum Turm.',
  'La neige avait recouvert le vieux pont.',
  'Elle cherchait ses lunettes dans le jardin.',
  'El perro ladraba a las olas en la playa.',
  'Las campanas sonaron al caer la tarde.',
] as const

/** How near a question is to any text, 0–1: to the nearer half of the sentences, because those of another language are further away. */
export function nearToAny(question: Int8Array, sentences: readonly Int8Array[]): number {
  const near = sentences.map(one => nearness(question, one)).toSorted((a, b) => b - a)
  const half = near.slice(0, Math.ceil(near.length / 2))
  return half.reduce((sum, one) => sum + one, 0) / half.length
}
