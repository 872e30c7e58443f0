-- The client of a slug; no row when there is none in the person's reach.
create or replace function public.get_client_by_slug_routed(p_org_id uuid, p_slug text)
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
    from public.clients c
    cross join lateral app.client_rows(c.id) r
    where c.org_id = p_org_id
      and c.slug = p_slug;
end $$;
grant execute on function public.get_client_by_slug_routed to app_user;
