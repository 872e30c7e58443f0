-- How many campaigns stand in each status; archived ones apart.
create or replace function app.campaign_counts(p_client_id uuid, p_search text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  pattern text := '%' || app.like_literal(p_search) || '%';
begin
  return (
    with found as (
      select r.status, r.archived_at
      from app.campaign_rows r
      where r.org_id = app.org_id()
        and (p_client_id is null or r.client_id = p_client_id)
        and (
          p_search is null
          or r.name ilike pattern
          or r.description ilike pattern
          or r.client_name ilike pattern
          or exists (select 1 from unnest(r.tags) t where t ilike pattern)
        )
    )
    select jsonb_build_object(
      'by_status', coalesce((
        select jsonb_object_agg(s.status, s.n)
        from (
          select f.status, count(*) as n
          from found f
          where f.archived_at is null
          group by f.status
        ) s
      ), '{}'),
      'archived', (select count(*) from found f where f.archived_at is not null)
    )
  );
end $$;
grant execute on function app.campaign_counts to app_user;
