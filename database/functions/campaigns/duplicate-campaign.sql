-- A draft with the same fields: nothing spent yet, no dates, nobody has approved it.
create or replace function app.duplicate_campaign(p_id uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  new_id uuid := gen_random_uuid();
begin
  perform app.require_campaign(p_id);
  insert into public.campaigns (org_id, id, client_id, name, description, campaign_type, priority_level, budget_cents, marketing_channels, geographic_target, target_audience, goals, success_metrics, objectives, content_pillars, target_personas, competitor_context, tags, status, created_by)
  select c.org_id, new_id, c.client_id, left(c.name, 193) || ' (copy)', c.description, c.campaign_type, c.priority_level, c.budget_cents, c.marketing_channels, c.geographic_target, c.target_audience, c.goals, c.success_metrics, c.objectives, c.content_pillars, c.target_personas, c.competitor_context, c.tags, 'draft', app.user_id()
    from public.campaigns c where c.org_id = app.org_id() and c.id = p_id;
  return app.campaign_json(new_id);
end $$;
