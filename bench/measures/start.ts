import { type Bench, median, type Row, startProduct } from '../bench.ts'
import { onDemo } from '../planted.ts'

/** From the start of the process on existing data to a healthy answer. */
export const measureStart = (bench: Bench): Promise<Row[]> =>
  onDemo(dataDir => startTimes(bench, dataDir))

async function startTimes(bench: Bench, dataDir: string): Promise<Row[]> {
  const times: Record<string, number[]> = { 'the embedded database': [], 'a PostgreSQL server': [] }
  for (let n = 0; n < bench.size.rounds; n += 1) {
    for (const [name, start] of [
      ['the embedded database', () => startProduct({ DATA_DIR: dataDir })],
      ['a PostgreSQL server', () => bench.startServer({})],
    ] as const) {
      const running = await start()
      times[name]!.push(running.startedMs)
      await running.stop()
    }
  }
  return Object.entries(times).map(([name, values]) => ({
    what: `start to healthy on ${name}, median of ${bench.size.rounds}`,
    got: `${(median(values) / 1000).toFixed(2)} s`,
    goal: 'under 2 s',
    met: median(values) < 2_000,
  }))
}
