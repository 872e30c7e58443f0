-- What was noticed in figures of a client (null: the organization's own) and is not put aside: of each series
-- the newest, newest first.
create or replace function app.list_noticed(p_client_id uuid)
returns table (
  id uuid,
  title text,
  says text,
  since date,
  better boolean,
  tool text,
  output_id uuid,
  noticed_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return query
    select s.id, s.title, s.says, s.since, s.better, s.tool, s.output_id, s.noticed_at
    from (
      select distinct on (n.key) n.*
      from public.noticed n
      where n.org_id = app.org_id()
        and n.client_id is not distinct from p_client_id
        and n.dismissed_at is null
      order by n.key, n.noticed_at desc
    ) s
    order by s.noticed_at desc
    limit 20;
end $$;
grant execute on function app.list_noticed to app_user;
