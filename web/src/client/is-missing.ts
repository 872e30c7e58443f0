/** Whether a call failed because there is no such thing, or none for this reader. */
export function isMissing(error: Error): boolean {
  const status: unknown = Reflect.get(error, 'status')
  return status === 404 || status === 400
}
