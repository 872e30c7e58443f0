-- A page of clients, with how many match and how many stand in each status.
create or replace function app.list_clients(
  p_q text,
  p_status text,
  p_sort text,
  p_limit integer,
  p_offset integer
)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  pattern text := '%' || app.like_literal(app.fold(p_q)) || '%';
begin
  return (
    with every as materialized (
      select r.*
      from app.client_rows() r
    ),
    found as materialized (
      select e.*, n.place
      from every e
      left join app.clients_by_need() n on p_sort = 'attention' and n.id = e.id
      where case when p_status is null then e.status <> 'archived' else e.status = p_status end
        and (
          p_q is null
          or app.fold(e.name) like pattern
          or app.fold(e.industry) like pattern
          or app.fold(e.client_info ->> 'name') like pattern
        )
    ),
    page as (
      select
        f.*,
        row_number() over (
          order by
            case p_sort when 'attention' then f.place when 'health' then f.health_score end,
            case p_sort when 'newest' then f.created_at end desc nulls last,
            case p_sort
              when 'fee' then f.monthly_fee_cents
              when 'campaigns' then f.active_campaigns
            end desc nulls last,
            lower(f.name),
            f.id
        ) as at
      from found f
      order by at
      limit p_limit
      offset p_offset
    )
    select jsonb_build_object(
      'rows', coalesce((
        select jsonb_agg(to_jsonb(p) - 'at' - 'place' order by p.at)
        from page p
      ), '[]'),
      'total', (select count(*) from found),
      'by_status', coalesce((
        select jsonb_object_agg(s.status, s.n)
        from (select e.status, count(*) as n from every e group by e.status) s
      ), '{}')
    )
  );
end $$;
grant execute on function app.list_clients to app_user;
