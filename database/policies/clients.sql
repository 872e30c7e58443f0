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
grant select on public.clients to app_user;
