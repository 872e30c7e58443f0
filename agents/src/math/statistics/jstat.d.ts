// jstat ships no types; these are the functions of it that `distributions.ts` calls.
declare module 'jstat' {
  const jStat: {
    normal: {
      cdf(x: number, mean: number, sd: number): number
      inv(p: number, mean: number, sd: number): number
    }
    beta: { inv(p: number, a: number, b: number): number }
    gamma: { inv(p: number, shape: number, scale: number): number }
    studentt: { cdf(t: number, df: number): number; inv(p: number, df: number): number }
    ibeta(x: number, a: number, b: number): number
    lowRegGamma(shape: number, x: number): number
    gammaln(x: number): number
    betaln(a: number, b: number): number
  }
  export default jStat
}
