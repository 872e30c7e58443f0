/** To make a formatter takes a hundred times as long as to write with it: each is made once. */
function once<Options, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const made = new Map<string, Format>()
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`
    const known = made.get(key)
    if (known) return known
    // There are as many as currencies and ways to write them: more than a server needs to hold.
    if (made.size >= HELD_MOST) made.clear()
    const format = make(locale, options)
    made.set(key, format)
    return format
  }
}
const HELD_MOST = 200

/** How numbers are written, by locale and options. */
export const numberFormat = once(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/** How days are written. */
export const dateFormat = once(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** How things are enumerated. */
export const listFormat = once(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)
