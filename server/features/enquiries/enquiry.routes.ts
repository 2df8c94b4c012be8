import { enquiryForm } from '#common/enquiries/enquiry.form';
import { MESSAGE } from '../../rest/answers';
import { route } from '../../rest/route';
import { RestSendEnquiryDocument } from './enquiry.routes.generated';

export const enquiryRoutes = [
  route({
    method: 'POST',
    path: '/api/enquiries',
    summary: 'Asks the studio a question, with or without a log-in.',
    subject: 'Enquiries',
    status: 201,
    requestBody: enquiryForm,
    answer: MESSAGE,
    document: RestSendEnquiryDocument,
    variables: ({ body }) => ({ input: body }),
    responseBody: ({ sendEnquiry }) => sendEnquiry,
  }),
];
