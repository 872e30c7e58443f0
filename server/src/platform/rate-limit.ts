import { createHash } from 'node:crypto'
import { isIP, isIPv6 } from 'node:net'
import type { Database } from '@sextant/database/open-database'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'

/** At most `points` calls per key in `seconds`. The name tells one limit's keys from another's. */
export type Limit = { name: string; points: number; seconds: number }
export type RateLimits = {
  /** Counts this call; answers after how many seconds the caller may go on, 0 for at once. */
  take: (limit: Limit, key: string) => Promise<number>
}

/** Keys that one process remembers for one limit. Whoever comes after them shares one count, so that memory stays bounded under a flood. */
const KEYS_MAX = 20_000

/** Counted in the database that several processes share; in memory on the embedded one, which only one process can open. */
export function openRateLimits(
  enabled: boolean,
  database: Pick<Database, 'kind' | 'pool'>,
): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterOf = (limit: Limit): RateLimiterAbstract => {
    const known = limiters.get(limit.name)
    if (known) return known
    const made = database.kind === 'postgres' ? shared(limit, database.pool) : inMemory(limit)
    limiters.set(limit.name, made)
    return made
  }
  const bounds = new Map<string, (key: string) => string>()
  return {
    take: async (limit, key) => {
      if (!enabled) return 0
      let hashed = hash(key)
      if (database.kind === 'embedded') {
        const bound = bounds.get(limit.name) ?? boundedKeys(limit.seconds)
        bounds.set(limit.name, bound)
        hashed = bound(hashed)
      }
      try {
        await limiterOf(limit).consume(hashed)
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsOf(refusal)
        throw refusal
      }
    },
  }
}

/** Whole seconds, at least one: who asks again after them is let through. */
const secondsOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1_000))

const inMemory = (limit: Limit): RateLimiterMemory =>
  new RateLimiterMemory({ keyPrefix: limit.name, points: limit.points, duration: limit.seconds })

function shared(limit: Limit, pool: Database['pool']): RateLimiterPostgres {
  // A key that is over its limit is refused from memory until its window ends: a flood costs the database nothing.
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'app',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    inMemoryBlockOnConsumed: limit.points + 1,
  })
}

/** Answers the key itself while there is room, else one key for all. */
export function boundedKeys(
  seconds: number,
  max = KEYS_MAX,
  now: () => number = Date.now,
): (key: string) => string {
  const live = new Map<string, number>()
  return key => {
    const at = now()
    if (live.has(key)) return key
    if (live.size >= max) for (const [old, until] of live) if (until <= at) live.delete(old)
    if (live.size >= max) return 'everybody else'
    live.set(key, at + seconds * 1_000)
    return key
  }
}

const hash = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** The address in an entry of X-Forwarded-For, where some proxies write the caller's port too, which every connection changes; undefined when there is none. */
export function forwardedAddress(entry: string): string | undefined {
  const plain = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
  return isIP(plain) ? plain : undefined
}

/** The part of an address that one caller cannot vary: an IPv6 network of 64 bits, or the whole IPv4 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const whole =
    tail === undefined
      ? groups
      : [
          ...groups,
          ...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'),
          ...rest,
        ]
  return whole
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
