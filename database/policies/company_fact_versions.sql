alter table public.company_fact_versions enable row level security;
alter table public.company_fact_versions force row level security;
create policy owner on public.company_fact_versions to app_owner using (true) with check (true);

-- Written by a trigger alone.
create policy people_read on public.company_fact_versions for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.company_fact_versions to app_user;
