alter table public.approvals enable row level security;
alter table public.approvals force row level security;
create policy owner on public.approvals to app_owner using (true) with check (true);

-- Both sides read them; asked and answered through functions alone.
create policy people_read on public.approvals for select to app_user
  using (
    org_id = (select app.org_id())
    and :visible_reach
  );
grant select on public.approvals to app_user;
