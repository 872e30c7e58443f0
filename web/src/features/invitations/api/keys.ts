export const invitationKeys = {
  mailed: (key: string) => ['invitations', 'mailed', key] as const,
}
