-- What a fact that waits would take the place of, as far as it says otherwise: the fact that a document
-- tells otherwise, what the same figure came to before, or what the fact itself was until somebody said
-- otherwise in a conversation. Rows are those the reader may see; where there are several of one fact, the
-- first by `place` counts.
create view app.changed_facts with (security_invoker = true) as
  with told as (
    select
      1 as place,
      f.org_id,
      f.id as fact_id,
      o.id as stands_id,
      -- What stands keeps its name.
      f.label,
      (
        select coalesce(jsonb_object_agg(a.key, a.value), '{}')
        from jsonb_each(o.attributes) a
        where f.attributes ? a.key
      ) as attributes,
      coalesce(o.decided_at, o.created_at) as since,
      null::uuid as changed_by
    from public.company_facts f
    join public.document_facts s
      on s.org_id = f.org_id
      and s.fact_id = f.id
    join public.company_facts o
      on o.org_id = s.org_id
      and o.id = s.replaces_id
    where f.status = 'proposed'
      and o.status not in ('removed', 'superseded')
  ),
  measured as (
    select
      2 as place,
      f.org_id,
      f.id as fact_id,
      o.id as stands_id,
      o.label,
      o.attributes,
      coalesce(o.decided_at, o.created_at) as since,
      null::uuid as changed_by
    from public.company_facts f
    join public.company_facts o
      on o.org_id = f.org_id
      and o.client_id is not distinct from f.client_id
      and o.attributes ? 'measured'
      and o.attributes #>> '{measured,metric}' = f.attributes #>> '{measured,metric}'
      and o.attributes #>> '{measured,channel}' is not distinct from f.attributes #>> '{measured,channel}'
    where f.status = 'proposed'
      and f.attributes ? 'measured'
      and o.status = 'confirmed'
  ),
  itself as (
    select
      3 as place,
      f.org_id,
      f.id as fact_id,
      f.id as stands_id,
      v.label,
      v.attributes,
      coalesce(
        (
          select max(e.changed_at)
          from public.company_fact_versions e
          where e.org_id = v.org_id
            and e.fact_id = v.fact_id
            and e.changed_at < v.changed_at
        ),
        f.created_at
      ) as since,
      v.changed_by
    from public.company_facts f
    join lateral (
      select *
      from public.company_fact_versions known
      where known.org_id = f.org_id
        and known.fact_id = f.id
        and known.status = 'confirmed'
      order by known.changed_at desc
      limit 1
    ) v on true
    where f.status = 'proposed'
      and (v.label, v.attributes) is distinct from (f.label, f.attributes)
  ),
  changed as (
    select * from told
    union all
    select * from measured
    union all
    select * from itself
  )
  select
    c.org_id,
    c.fact_id,
    c.place,
    jsonb_build_object(
      'label', c.label,
      'attributes', c.attributes,
      'origin', o.origin,
      'agent_type', o.agent_type,
      'said_by_name', u.full_name,
      'since', c.since,
      'changed_by_name', p.full_name,
      'is_itself', c.stands_id = c.fact_id,
      'document', (
        select jsonb_build_object(
          'id', d.id,
          'name', d.name,
          'kind', v.kind,
          'version', s.version,
          'page', s.page,
          'read_by', s.read_by
        )
        from public.document_facts s
        join public.documents d
          on d.org_id = s.org_id
          and d.id = s.document_id
        join public.document_versions v
          on v.org_id = s.org_id
          and v.document_id = s.document_id
          and v.version = s.version
        where s.org_id = c.org_id
          and s.fact_id = c.stands_id
      )
    ) as replaces
  from changed c
  join public.company_facts o
    on o.org_id = c.org_id
    and o.id = c.stands_id
  left join public.users u
    on u.org_id = o.org_id
    and u.id = o.said_by
  left join public.users p
    on p.org_id = c.org_id
    and p.id = c.changed_by;
grant select on app.changed_facts to app_user;
