/** Characters that a day of a calendar has room for, and so many that still say something. */
const MOST = 64
const LEAST = 20

/** The first thing that a step says, short enough for a day; whole where it is short. */
export function briefly(text: string): string {
  const plain = text.replace(/[.!?]$/, '')
  const [clause = ''] = plain.split(/[:;.]\s|,\s(?=and|before|with|so)/)
  const words = clause.length < LEAST ? plain : clause
  if (words.length <= MOST) return words
  const cut = words.slice(0, MOST)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
