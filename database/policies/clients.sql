alter table public.clients enable row level security;
alter table public.clients force row level security;
create policy owner on public.clients to app_owner using (true) with check (true);

-- Terms, contacts and notes are the agency's own: a client's people learn its name from the portal's
-- functions.
create policy people_read on public.clients for select to app_user
  using (
    org_id = (select app.org_id())
    and (
      (select app.works_in_organization()) or id = any ((select app.working_client_ids())::uuid[])
    )
  );
-- What a client pays is read through app.client_fees.
grant select (
  org_id,
  id,
  slug,
  name,
  status,
  industry,
  client_info,
  brand_kit,
  archive_reason,
  archived_at,
  status_before_archive,
  created_at,
  updated_at,
  version
) on public.clients to app_user;
