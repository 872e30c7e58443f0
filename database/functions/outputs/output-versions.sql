-- The versions of a deliverable, the newest first, numbered from the first that was kept; the newest is what
-- stands. kept: where only chosen lines were brought up to date, which were left as they were.
create or replace function app.output_versions(p_id uuid)
returns table (
  version integer,
  number integer,
  title text,
  change text,
  changed_by_name text,
  changed_at timestamptz,
  kept jsonb,
  stands boolean
)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.read_output(p_id);
  return query
    select
      x.version,
      row_number() over (order by x.version)::integer,
      x.title,
      x.change,
      app.person_name(x.changed_by),
      x.changed_at,
      case when x.change = 'accepted' then x.kept end,
      x.stands
    from (
      select
        v.version,
        v.title,
        v.change,
        v.changed_by,
        v.changed_at,
        v.content -> 'keptLines' as kept,
        false as stands
      from public.output_versions v
      where v.org_id = app.org_id()
        and v.output_id = p_id
      union all
      select
        o.version,
        o.title,
        o.change,
        coalesce(o.changed_by, o.created_by),
        o.changed_at,
        o.content -> 'keptLines',
        true
      from public.agent_outputs o
      where o.org_id = app.org_id()
        and o.id = p_id
    ) x
    order by x.version desc;
end $$;
grant execute on function app.output_versions to app_user;
