-- Changes a campaign: what is null stays, what is named in p_clear becomes empty. A p_version that is not the row's raises CONFLICT and changes nothing.
create or replace function public.update_campaign(p_campaign_id uuid, p_org_id uuid, p_name text default null, p_description text default null, p_objectives text[] default null, p_budget_cents bigint default null, p_status text default null,
  p_target_audience text default null, p_campaign_type text default null, p_marketing_channels text[] default null, p_content_pillars text[] default null, p_target_personas text[] default null, p_success_metrics text[] default null,
  p_competitor_context text default null, p_geographic_target text default null, p_priority_level integer default null, p_tags text[] default null, p_start_date date default null, p_end_date date default null,
  p_spent_cents bigint default null, p_clear text[] default '{}', p_version integer default null)
returns setof app.campaign_rows
language plpgsql set search_path = ''
as $$
declare
  clear text[] := coalesce(p_clear, '{}');
begin
  perform app.require_org(p_org_id);
  perform app.require_campaign(p_campaign_id);
  update public.campaigns c set
    name = coalesce(p_name, c.name), objectives = coalesce(p_objectives, c.objectives), status = coalesce(p_status, c.status), marketing_channels = coalesce(p_marketing_channels, c.marketing_channels),
    content_pillars = coalesce(p_content_pillars, c.content_pillars), target_personas = coalesce(p_target_personas, c.target_personas), success_metrics = coalesce(p_success_metrics, c.success_metrics),
    priority_level = coalesce(p_priority_level, c.priority_level), tags = coalesce(p_tags, c.tags), spent_cents = coalesce(p_spent_cents, c.spent_cents),
    description = case when 'description' = any (clear) then null else coalesce(p_description, c.description) end,
    budget_cents = case when 'budget_cents' = any (clear) then null else coalesce(p_budget_cents, c.budget_cents) end,
    target_audience = case when 'target_audience' = any (clear) then null else coalesce(p_target_audience, c.target_audience) end,
    campaign_type = case when 'campaign_type' = any (clear) then null else coalesce(p_campaign_type, c.campaign_type) end,
    competitor_context = case when 'competitor_context' = any (clear) then null else coalesce(p_competitor_context, c.competitor_context) end,
    geographic_target = case when 'geographic_target' = any (clear) then null else coalesce(p_geographic_target, c.geographic_target) end,
    start_date = case when 'start_date' = any (clear) then null else coalesce(p_start_date, c.start_date) end,
    end_date = case when 'end_date' = any (clear) then null else coalesce(p_end_date, c.end_date) end
   where c.org_id = p_org_id and c.id = p_campaign_id and (p_version is null or c.version = p_version);
  if not found then raise exception 'CONFLICT' using errcode = 'SX409'; end if;
  return query select r.* from app.campaign_rows r where r.org_id = p_org_id and r.id = p_campaign_id;
end $$;
