alter table public.campaign_status_changes enable row level security;
alter table public.campaign_status_changes force row level security;
drop policy if exists owner on public.campaign_status_changes;
create policy owner on public.campaign_status_changes to app_owner using (true) with check (true);

-- Written by a trigger alone.
drop policy if exists people_read on public.campaign_status_changes;
create policy people_read on public.campaign_status_changes for select to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[])));
grant select on public.campaign_status_changes to app_user;
