/** A name with the whole words of the text that it was cut from: "lift check" of "lift check-up", "site visit" of "on-site visit"; in the letters of the text. Unchanged where it does not stand there. */
export function asWritten(label: string, text: string): string {
  const at = placeOf(label, text)
  if (at < 0) return label
  const before = /[\p{L}\d]+(?:[-‑’'][\p{L}\d]+)*[-‑’']$/u.exec(text.slice(0, at))?.[0] ?? ''
  const behind = /^(?:[-‑][\p{L}\d]+)+/u.exec(text.slice(at + label.length))?.[0] ?? ''
  return `${before}${text.slice(at, at + label.length)}${behind}`
}

/** Where a name stands as words of their own; −1 where it does not. */
function placeOf(label: string, text: string): number {
  const [words, all] = [label.toLowerCase(), text.toLowerCase()]
  for (let at = all.indexOf(words); at >= 0; at = all.indexOf(words, at + 1)) {
    const isWhole =
      !/\p{L}$/u.test(all.slice(0, at)) && !/^\p{L}/u.test(all.slice(at + words.length))
    if (isWhole) return at
  }
  return -1
}
