declare module 'autocannon' {
  type Options = {
    url: string
    method: string
    headers: Record<string, string>
    body: string
    connections: number
    duration: number
  }
  export default function autocannon(
    options: Options,
  ): Promise<{ requests: { average: number }; non2xx: number; errors: number }>
}
