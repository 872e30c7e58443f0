/** A provider's vector as it is kept and compared: a whole number from −127 to 127 for each dimension. */
export function wholeNumbers(vector: readonly number[]): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return Int8Array.from(vector, value => Math.round((value / largest) * 127))
}

/** The sign of each number, as noughts and ones. */
export const signsOf = (vector: Int8Array): string =>
  Array.from(vector, value => (value < 0 ? '0' : '1')).join('')

export const asHex = (vector: Int8Array): string => Buffer.from(vector).toString('hex')
