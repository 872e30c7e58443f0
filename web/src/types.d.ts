import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, which carry values from data to style rules. */
    [name: `--${string}`]: string | number | undefined
  }
}
