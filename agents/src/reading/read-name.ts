import { ARTICLE, labelRefusal, type LabelRefusal } from '@sextant/contracts/company/label'

/** What is read out of a sentence is called by fewer words than somebody may type. */
export const READ_WORDS_MAX = 6
const READ_MAX = 60

/** Why words of a sentence make no name; null where they do. */
export function nameRefusal(name: string): LabelRefusal | null {
  const words = name.replace(ARTICLE, '').split(' ')
  const isNamed = words.every(word => /^(?:[\p{Lu}\d&]|of$|and$|the$|for$|de$|la$)/u.test(word))
  const isLong = name.length > READ_MAX || (words.length > READ_WORDS_MAX && !isNamed)
  return labelRefusal(name) ?? (isLong ? 'long' : null)
}
