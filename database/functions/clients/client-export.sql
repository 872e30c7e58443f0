-- Clients as the file of the export has them, by name, archived ones too. What is null is not asked for.
create or replace function app.client_export(p_search text, p_status text)
returns table (
  name text,
  status text,
  industry text,
  client_info jsonb,
  monthly_fee_cents float8,
  company_size text,
  description text,
  slug text,
  health_score integer,
  active_campaigns integer,
  campaigns_count integer,
  outputs_count integer,
  created_at timestamptz,
  archive_reason text
)
language plpgsql stable set search_path = ''
as $$
declare
  pattern text := '%' || app.like_literal(p_search) || '%';
begin
  return query
    select
      r.name,
      r.status,
      r.industry,
      r.client_info,
      r.monthly_fee_cents,
      b.company_size,
      b.description,
      r.slug,
      r.health_score,
      r.active_campaigns,
      r.campaigns_count,
      r.outputs_count,
      r.created_at,
      r.archive_reason
    from app.client_rows() r
    left join public.business_contexts b on b.org_id = r.org_id and b.client_id = r.id
    where (p_status is null or r.status = p_status)
      and (
        p_search is null
        or r.name ilike pattern
        or r.industry ilike pattern
        or r.client_info ->> 'name' ilike pattern
      )
    order by lower(r.name), r.id;
end $$;
grant execute on function app.client_export to app_user;
