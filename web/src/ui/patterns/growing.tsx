import { Skeleton } from '../primitives/skeleton.tsx'

/** Lines that will come: keeps their room while a part is being written. */
export function Growing({ lines = 2 }: { lines?: number }) {
  return (
    <div className="grid gap-2 py-2">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={index % 2 ? 'w-3/5' : 'w-11/12'} />
      ))}
    </div>
  )
}
