alter table public.portal_messages enable row level security;
alter table public.portal_messages force row level security;
create policy owner on public.portal_messages to app_owner using (true) with check (true);

-- Both sides read the thread; written through a function alone.
create policy people_read on public.portal_messages for select to app_user
  using (
    org_id = (select app.org_id())
    and :visible_reach
  );
grant select on public.portal_messages to app_user;
