alter table public.stale_outputs enable row level security;
alter table public.stale_outputs force row level security;
create policy owner on public.stale_outputs to app_owner using (true) with check (true);

-- Written by functions above the policies alone.
create policy people_read on public.stale_outputs for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.stale_outputs to app_user;
