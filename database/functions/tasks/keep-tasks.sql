-- Keeps the tasks of a deliverable: its next actions. A draft on unconfirmed facts asks nobody to do
-- anything, nor does a document, whose parts do. What was decided stays, whatever becomes of the
-- deliverable, and so does a step that a quick win took over.
create or replace function app.keep_tasks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stands boolean;
begin
  stands := new.deleted_at is null
    and new.output_type <> 'combined'
    and coalesce((new.content ->> 'unconfirmed')::integer, 0) = 0;
  delete from public.tasks t
  where t.org_id = new.org_id
    and t.output_id = new.id
    and t.quick_win_id is null
    and t.status = 'open'
    and not (
      stands
      and t.key in (
        select app.task_key(a)
        from jsonb_array_elements(coalesce(new.content -> 'actions', '[]')) as a
      )
    );
  if not stands then
    return null;
  end if;
  insert into public.tasks as t (
    org_id,
    client_id,
    output_id,
    key,
    move,
    what,
    about,
    owner_role,
    metric,
    due
  )
  select distinct on (app.task_key(a))
    new.org_id,
    new.client_id,
    new.id,
    app.task_key(a),
    a ->> 'move',
    left(a #>> '{what,text}', 2000),
    a ->> 'about',
    a ->> 'ownerRole',
    a ->> 'metric',
    (a ->> 'due')::date
  from jsonb_array_elements(coalesce(new.content -> 'actions', '[]')) as a
  where a #>> '{what,text}' <> ''
    and a ->> 'due' ~ '^\d{4}-\d\d-\d\d$'
  on conflict (org_id, client_id, key) do update
  set
    output_id = excluded.output_id,
    move = excluded.move,
    owner_role = excluded.owner_role,
    metric = excluded.metric,
    due = case when t.due_by_hand then t.due else excluded.due end,
    updated_at = now()
  where t.status = 'open';
  return null;
end $$;
