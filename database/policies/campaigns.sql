alter table public.campaigns enable row level security;
alter table public.campaigns force row level security;
drop policy if exists owner on public.campaigns;
create policy owner on public.campaigns to app_owner using (true) with check (true);

drop policy if exists people_read on public.campaigns;
-- Drafts are the business of those who work on them, until the client is asked about one: the portal says so, and so does every other door.
create policy people_read on public.campaigns for select to app_user
  using (org_id = (select app.org_id()) and ((select app.works_in_organization()) or client_id = any ((select app.working_client_ids())::uuid[])
  or (((select app.sees_organization()) or client_id = any ((select app.visible_client_ids())::uuid[]))
    and (status not in ('draft', 'cancelled') or exists (select 1 from public.approvals q where q.org_id = campaigns.org_id and q.campaign_id = campaigns.id and q.status <> 'withdrawn')))));
grant select on public.campaigns to app_user;

drop policy if exists people_insert on public.campaigns;
create policy people_insert on public.campaigns for insert to app_user
  with check (org_id = (select app.org_id()) and ((select app.sees_organization()) or client_id = any ((select app.visible_client_ids())::uuid[]))
  and ((select app.may('campaigns.create')) or client_id = any ((select app.clients_where_may('campaigns.create'))::uuid[]))
  and created_by = (select app.user_id()));
grant insert on public.campaigns to app_user;

drop policy if exists people_update on public.campaigns;
create policy people_update on public.campaigns for update to app_user
  using (org_id = (select app.org_id()) and ((select app.sees_organization()) or client_id = any ((select app.visible_client_ids())::uuid[]))
  and ((select app.may('campaigns.create')) or client_id = any ((select app.clients_where_may('campaigns.create'))::uuid[])))
  with check (org_id = (select app.org_id()) and ((select app.sees_organization()) or client_id = any ((select app.visible_client_ids())::uuid[]))
  and ((select app.may('campaigns.create')) or client_id = any ((select app.clients_where_may('campaigns.create'))::uuid[])));
-- A row never moves to another organization, client or session.
revoke update on public.campaigns from app_user;
grant update (name, description, campaign_type, priority_level, budget_cents, spent_cents, start_date, end_date, marketing_channels, geographic_target, target_audience, goals, success_metrics, objectives, content_pillars, target_personas, competitor_context, tags, status, archived_at, updated_at) on public.campaigns to app_user;
