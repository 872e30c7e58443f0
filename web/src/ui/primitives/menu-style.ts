/** Class names shared by menus, lists of options and popovers: the things that float. */
export const floating =
  'z-50 rounded-lg border border-line bg-raised text-ink shadow-float animate-appear'

/** One row of a menu. */
export const menuItem =
  'flex min-h-9 cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 py-1 text-body text-ink no-underline outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-highlighted:bg-act-soft max-md:min-h-11 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0'

/** The quiet heading over a group of rows. */
export const menuLabel = 'px-2.5 pt-2.5 pb-1 text-caption font-medium text-ink-3'
