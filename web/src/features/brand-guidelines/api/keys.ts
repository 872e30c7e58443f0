/** Under which keys brand guidelines are cached; null: the organization's own. */
export const brandKeys = {
  of: (clientId: string | null) => ['brand-guidelines', clientId] as const,
  check: (outputId: string) => ['brand-guidelines', 'check', outputId] as const,
} as const
