create or replace function public.get_dashboard_campaigns_routed(p_org_id uuid, p_limit integer default 10)
returns table (id uuid, org_id uuid, client_id uuid, name text, description text, campaign_type text, priority_level integer, budget_cents float8, spent_cents float8,
  start_date text, end_date text, marketing_channels text[], geographic_target text, target_audience text, goals text[], success_metrics text[], status text,
  created_at timestamptz, updated_at timestamptz, created_by uuid)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  return query
  select c.id, c.org_id, c.client_id, c.name, c.description, c.campaign_type, c.priority_level, c.budget_cents::float8, c.spent_cents::float8, c.start_date::text, c.end_date::text,
         c.marketing_channels, c.geographic_target, c.target_audience, c.goals, c.success_metrics, c.status, c.created_at, c.updated_at, c.created_by
    from public.campaigns c
   where c.org_id = p_org_id and c.archived_at is null
   order by c.created_at desc
   limit least(greatest(coalesce(p_limit, 10), 1), 100);
end $$;
