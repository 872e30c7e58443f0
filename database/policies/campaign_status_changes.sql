alter table public.campaign_status_changes enable row level security;
alter table public.campaign_status_changes force row level security;
create policy owner on public.campaign_status_changes to app_owner using (true) with check (true);

-- Written by a trigger alone.
create policy people_read on public.campaign_status_changes for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.campaign_status_changes to app_user;
