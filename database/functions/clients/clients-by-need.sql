-- Clients in the order in which they need somebody: archived and churned ones last, then by the weight of
-- their signals, then by health.
create or replace function app.clients_by_need() returns table (id uuid, place integer)
-- Statistics may be of yesterday, and the embedded database never gathers any: a join by nested loops over
-- thousands of clients would take half a minute. What is switched off counts as endlessly dear, and for that
-- the server would compile the query: a second for one of a tenth.
language plpgsql stable set search_path = '' set enable_nestloop = off set jit = off
as $$
begin
  return query
    with weights as (
      select s.client_id, sum(s.weight) as weight
      from app.client_signals() s
      group by s.client_id
    )
    select
      r.id,
      (
        row_number() over (
          order by
            r.status = 'archived',
            r.status = 'churned',
            coalesce(w.weight, 0) desc,
            r.health_score,
            r.name,
            r.id
        )
      )::integer
    from app.client_rows() r
    left join weights w on w.client_id = r.id;
end $$;
grant execute on function app.clients_by_need to app_user;
