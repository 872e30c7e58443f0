-- The invitation's mail proves the address it came to; skipping onboarding lasts.

-- sha256 of the secret in the mailed link, in hex; null until a mail has been written. The link itself is
-- known to the mail alone.
alter table public.invitations add column key_hash text;
create unique index invitations_by_key on public.invitations (key_hash) where key_hash is not null;

-- "Skip for Now" is the person's answer, in this organization, on every device.
alter table public.users add column onboarding_skipped_at timestamptz;
