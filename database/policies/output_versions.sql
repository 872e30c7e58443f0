alter table public.output_versions enable row level security;
alter table public.output_versions force row level security;
create policy owner on public.output_versions to app_owner using (true) with check (true);

-- Written by triggers alone.
create policy people_read on public.output_versions for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.output_versions to app_user;
