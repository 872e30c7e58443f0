import { readFileSync } from 'node:fs'

/** What looks into words: a rule and a play's condition compute, and what a thing is has been said with a tap. */
const READS_WORDS = [
  /\bRegExp\b/,
  /\.(?:test|match|matchAll|search|includes|startsWith|endsWith)\((?:['"`]|\/)/,
  /\.(?:label|quote)\b\s*(?:===|!==|\.)/,
  /(?:^|[=(,:\s])\/(?![/*\s]).+\/[gimsuy]*[.,);\s]/m,
]

/** The patterns by which a source file looks into words; comments and what stands in quotes do not count. */
export function readsWords(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(
    /\/\*[\s\S]*?\*\/|\/\/.*$|`[^`]*`|'[^'\n]*'/gm,
    "''",
  )
  return READS_WORDS.filter(pattern => pattern.test(code)).map(
    pattern => `${file}: ${String(pattern)}`,
  )
}
