alter table public.portal_reads enable row level security;
alter table public.portal_reads force row level security;
create policy owner on public.portal_reads to app_owner using (true) with check (true);

create policy people_read on public.portal_reads for select to app_user
  using (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  );
grant select on public.portal_reads to app_user;
