/** Fields that read as text until they are pointed at. */
export const plainField =
  '-mx-[5px] -my-[3px] rounded-sm border border-transparent bg-transparent px-1 py-0.5 tabular-nums hover:border-line-strong focus-visible:rounded-sm aria-invalid:border-bad'
/** The same for a finger. */
export const touchField = 'm-0 min-h-11 border-line-strong bg-surface px-2 text-base'
