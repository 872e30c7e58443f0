-- The clients an agency's dashboard shows, who needs somebody first; archived ones are left out.
create or replace function public.get_dashboard_clients(p_org_id uuid, p_limit integer default 20)
returns table (
  id uuid,
  org_id uuid,
  slug text,
  name text,
  status text,
  industry text,
  client_info jsonb,
  monthly_fee_cents float8,
  campaigns_count integer,
  active_campaigns integer,
  outputs_count integer,
  health_score integer,
  created_at timestamptz,
  updated_at timestamptz,
  archived_at timestamptz,
  archive_reason text,
  version integer
)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  return query
    select r.*
    from app.client_rows() r
    join app.clients_by_need() n on n.id = r.id
    where r.status <> 'archived'
    order by n.place
    limit least(greatest(coalesce(p_limit, 20), 1), 100);
end $$;
grant execute on function public.get_dashboard_clients to app_user;
