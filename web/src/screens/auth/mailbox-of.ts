const MAILBOXES: Record<string, { name: string; address: string }> = {
  'gmail.com': { name: 'Gmail', address: 'https://mail.google.com/' },
  'googlemail.com': { name: 'Gmail', address: 'https://mail.google.com/' },
  'outlook.com': { name: 'Outlook', address: 'https://outlook.live.com/mail/' },
  'hotmail.com': { name: 'Outlook', address: 'https://outlook.live.com/mail/' },
  'live.com': { name: 'Outlook', address: 'https://outlook.live.com/mail/' },
  'yahoo.com': { name: 'Yahoo Mail', address: 'https://mail.yahoo.com/' },
  'icloud.com': { name: 'iCloud Mail', address: 'https://www.icloud.com/mail/' },
  'proton.me': { name: 'Proton Mail', address: 'https://mail.proton.me/' },
}

/** Where mail to this address is read in a browser, when that can be told from the address. */
export function mailboxOf(email: string): { name: string; address: string } | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return Object.hasOwn(MAILBOXES, domain) ? MAILBOXES[domain]! : null
}
